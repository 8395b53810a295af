import { join } from "node:path";

/** The development server of an app; the shell's answers with its boot data. */
export function devServer({ dir, port, isShell, isHot }) {
	const { BACKEND_URL, DEV_CONFIG, DEV_DEPLOYMENT, DEV_PORT, HOST = "127.0.0.1" } = process.env;
	return {
		port: DEV_PORT ?? port,
		host: HOST,
		hot: isHot,
		liveReload: !isHot,
		headers: { "access-control-allow-origin": "*" },
		historyApiFallback: isShell,
		static: isShell ? [{ directory: join(dir, "public"), publicPath: "/" }] : false,
		client: { overlay: { warnings: false }, webSocketURL: { hostname: HOST, port: DEV_PORT ?? port } },
		...(isShell && BACKEND_URL ? { proxy: [{ context: ["/rest/v1", "/auth/v1", "/storage/v1"], target: BACKEND_URL }] } : {}),
		setupMiddlewares: (middlewares) => {
			const bodies = { "/config.json": DEV_CONFIG, "/deployment.json": DEV_DEPLOYMENT };
			const sendBootData = (request, response, next) => {
				const body = isShell && bodies[request.url];
				if (!body) return next();
				response.setHeader("content-type", "application/json");
				response.end(body);
			};
			return [{ name: "boot-data", middleware: sendBootData }, ...middlewares];
		},
	};
}
