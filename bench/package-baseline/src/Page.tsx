import { atom, useAtomValue } from "jotai";
import { styled } from "styled-components";

const idAtom = atom("root");

/** The whole server-rendered page, as one node whose content React ignores. */
function Page() {
	return <Text id={useAtomValue(idAtom)} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}

const Text = styled.div`
	display: block;
`;

export const routes = [{ path: "*", Component: Page }];
