import { createServer } from "node:net";

/** Rejects with one sentence when nobody can listen there; found out before anything is built. Port 0 is always free. */
export function assertPortIsFree({ host, port }: { host: string; port: number }): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", (error: NodeJS.ErrnoException) => reject(new Error(sentence(error, host, port))));
		probe.listen(port, host, () => probe.close(() => resolve()));
	});
}

function sentence(error: NodeJS.ErrnoException, host: string, port: number) {
	if (error.code === "EADDRINUSE") return `Port ${port} is taken by another program; set PORT to a free one.`;
	if (error.code === "EACCES") return `Port ${port} may not be used by this account; set PORT to one above 1023.`;
	if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") return `HOST ${host} is not an address of this machine.`;
	return `Nothing can listen on ${host} port ${port}: ${error.message}`;
}
