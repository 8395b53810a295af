import { connect } from "node:net";
import type { TestBackend } from "./startBackend.ts";

export interface RawRequest {
	method: "GET" | "POST";
	path: string;
	body?: object;
	/** The visitor's IP. */
	ip: string;
}

/** Sends all requests on one connection in one write: the gateway has them before the first answer. */
export function sendAtOnce({ url, publishableKey, proxySecret }: TestBackend, requests: RawRequest[]) {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	const texts = requests.map(({ method, path, body, ip }) => {
		const text = body ? JSON.stringify(body) : "";
		const headers = {
			host: "backend",
			apikey: publishableKey,
			"content-type": "application/json",
			"content-length": text.length,
			"x-forwarded-for": ip,
			"x-site-proxy": proxySecret,
		};
		const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
		return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`;
	});
	socket.write(texts.join(""));
	let received = "";
	const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
	/** All answers, as they came. */
	const end = new Promise<string>((resolve, reject) => {
		socket.on("error", reject);
		socket.on("data", (chunk) => {
			received += chunk;
			// The last answer may come in two pieces.
			if (statuses().length < requests.length || !/[\]}\n]$/.test(received)) return;
			socket.destroy();
			resolve(received);
		});
	});
	return { socket, statuses, end };
}

export const countOf = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;
