/*
 * A minimal WebKitGTK browser that WebDriver can drive, run by `gjs -m`. Debian's MiniBrowser is
 * private while it is driven, and WebKit does not print the console of a private page.
 */
import Gtk from "gi://Gtk?version=3.0";
import WebKit from "gi://WebKit2?version=4.1";

const [folder, width, height] = ARGV;

Gtk.init(null);
const context = new WebKit.WebContext({
	website_data_manager: new WebKit.WebsiteDataManager({ base_data_directory: folder, base_cache_directory: folder }),
});
context.set_automation_allowed(true);
context.connect("automation-started", (_context, session) => {
	session.connect("create-web-view", () => {
		const view = new WebKit.WebView({
			web_context: context,
			is_controlled_by_automation: true,
			settings: new WebKit.Settings({ enable_write_console_messages_to_stdout: true }),
		});
		const window = new Gtk.Window({ default_width: Number(width), default_height: Number(height) });
		window.add(view);
		window.show_all();
		// WebKit does not report the status of a failed request.
		view.connect("resource-load-started", (_view, resource) =>
			resource.connect("finished", () => {
				const status = resource.get_response()?.get_status_code() ?? 0;
				if (status >= 400) printerr(`CONSOLE ERROR ${resource.get_uri()} answered with a status of ${status}`);
			}),
		);
		view.connect("close", () => Gtk.main_quit());
		return view;
	});
});
Gtk.main();
