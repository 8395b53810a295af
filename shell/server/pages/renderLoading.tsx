import { Loading } from "../../browser/errors/Loading.tsx";
import { type RenderedDocument, renderHtml } from "./renderHtml.tsx";

/** The shell alone: shown until the browser has loaded the remote that the server did not render. */
export function renderLoading(): Promise<RenderedDocument> {
	return renderHtml(<Loading />);
}
