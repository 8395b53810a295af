import { Loading } from "../../src/errors/Loading.tsx";
import { renderHtml } from "./renderHtml.tsx";

/** The shell alone: shown until the browser has loaded the remote that the server did not render. */
export function renderLoading(): Promise<string> {
	return renderHtml(<Loading />);
}
