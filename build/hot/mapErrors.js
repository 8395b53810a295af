/* Before the development server's overlay shows an error, the server names its places in the sources. */

const seen = new WeakSet();
let reported;

async function report(error) {
	try {
		const response = await fetch(`${__webpack_public_path__}stack?${encodeURIComponent(error.stack)}`);
		if (response.ok) error.stack = await response.text();
	} catch {
		// The server has ended.
	}
	reported = error;
	reportError(error);
}

// In the capture phase, and so before the overlay. React may throw an error twice.
addEventListener(
	"error",
	(event) => {
		const { error } = event;
		if (!(error instanceof Error) || error === reported) return;
		event.stopImmediatePropagation();
		event.preventDefault();
		if (!seen.has(error)) void report(error);
		seen.add(error);
	},
	true,
);
