import { hydrateRoot } from "react-dom/client";
import { type Container, readPage } from "../readPage.tsx";

declare const remote_matrix_1: Container;

const script = document.createElement("script");
script.src = "/remote/remoteEntry.js";
script.addEventListener("load", async () => {
	const root = document.getElementById("root") as HTMLElement;
	hydrateRoot(root, await readPage(remote_matrix_1), { onRecoverableError: (error) => console.error(error) });
});
document.head.append(script);
