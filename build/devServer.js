import { SourceMap } from "node:module";
import { join } from "node:path";

const anyOrigin = { "access-control-allow-origin": "*" };

/** The development server of an app; the shell's answers with its boot data. */
export function devServer({ dir, port, isShell, isFrame }) {
	const { BACKEND_URL, DEV_CONFIG, DEV_DEPLOYMENT, DEV_PORT, HOST = "127.0.0.1" } = process.env;
	return {
		port: DEV_PORT ?? port,
		host: HOST,
		hot: true,
		liveReload: false,
		headers: anyOrigin,
		// An external remote runs in the pages of a deployed site.
		...(isFrame ? {} : { allowedHosts: "all" }),
		historyApiFallback: isShell,
		static: isShell ? [{ directory: join(dir, "public"), publicPath: "/" }] : false,
		client: { overlay: { warnings: false }, webSocketURL: { hostname: HOST, port: DEV_PORT ?? port } },
		...(isShell && BACKEND_URL ? { proxy: [{ context: ["/rest/v1", "/auth/v1", "/storage/v1"], target: BACKEND_URL }] } : {}),
		setupMiddlewares: (middlewares, { compiler }) => {
			const bodies = { "/config.json": DEV_CONFIG, "/deployment.json": DEV_DEPLOYMENT };
			const sendBootData = (request, response, next) => {
				const body = isShell && bodies[request.url];
				if (!body) return next();
				response.setHeader("content-type", "application/json");
				response.end(body);
			};
			const sendStack = ({ url }, response) => {
				response.writeHead(200, anyOrigin);
				response.end(withSourcePlaces(decodeURIComponent(url.slice(url.indexOf("?") + 1)), compiler));
			};
			return [
				{ name: "boot-data", middleware: sendBootData },
				{ name: "stack", path: "/stack", middleware: sendStack },
				...middlewares,
			];
		},
	};
}

/** Replaces places in the built files by those in the sources. */
function withSourcePlaces(stack, { outputFileSystem, outputPath }) {
	return stack.replace(/https?:[^\s()]+\/([\w.-]+\.js)[^\s():]*:(\d+):(\d+)/g, (place, file, line, column) => {
		try {
			const map = JSON.parse(outputFileSystem.readFileSync(join(outputPath, `${file}.map`), "utf8"));
			const { fileName, lineNumber } = new SourceMap(map).findOrigin(Number(line), Number(column));
			return fileName ? `${fileName.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, "")}:${lineNumber}` : place;
		} catch {
			// Another server's file.
			return place;
		}
	});
}
