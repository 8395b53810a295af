import { atom, useAtomValue } from "jotai";
import { styled } from "styled-components";

const idAtom = atom("root");

/** All that the server has rendered, as one node that React does not look into. */
function Page() {
	return <Text id={useAtomValue(idAtom)} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}

const Text = styled.div`
	display: block;
`;

export const routes = [{ path: "*", Component: Page }];
