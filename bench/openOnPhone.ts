import type { Browser, CDPSession, Page } from "@playwright/test";

/** A request of the page; times in milliseconds since the epoch. */
export interface Transfer {
	path: string;
	type: string;
	start: number;
	end: number;
	bytes: number;
}

/**
 * Opens a page with an empty cache on a slow phone: 150 ms latency, 1.6 Mbit/s, a CPU slowed down 4 times.
 */
export async function openOnPhone<T>(
	browser: Browser,
	work: (page: Page, transfers: () => Transfer[]) => Promise<T>,
): Promise<T> {
	const context = await browser.newContext({
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		isMobile: true,
		hasTouch: true,
		ignoreHTTPSErrors: true,
	});
	try {
		const page = await context.newPage();
		// The compiler wraps named functions in a helper that the page does not have.
		await page.addInitScript({ content: "globalThis.__name = (made) => made" });
		const session = await context.newCDPSession(page);
		const transfers = recordTransfers(session);
		await session.send("Network.enable");
		const bandwidth = { downloadThroughput: (1_638 * 1_000) / 8, uploadThroughput: (750 * 1_000) / 8 };
		await session.send("Network.emulateNetworkConditions", { offline: false, latency: 150, ...bandwidth });
		await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
		return await work(page, transfers);
	} finally {
		await context.close();
	}
}

function recordTransfers(session: CDPSession) {
	const transfersById = new Map<string, Transfer & { requestedAt: number }>();
	session.on("Network.requestWillBeSent", ({ requestId, request, type, wallTime, timestamp }) => {
		if (!request.url.startsWith("http")) return;
		const path = new URL(request.url).pathname;
		transfersById.set(requestId, {
			path,
			type: type ?? "",
			start: wallTime * 1_000,
			requestedAt: timestamp,
			end: Number.POSITIVE_INFINITY,
			bytes: 0,
		});
	});
	session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
		const transfer = transfersById.get(requestId);
		if (transfer)
			Object.assign(transfer, { end: transfer.start + (timestamp - transfer.requestedAt) * 1_000, bytes: encodedDataLength });
	});
	return () => [...transfersById.values()];
}
