import { themeAtom } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { useAtomValue } from "jotai";
import { useId, useState } from "react";
import { styled } from "styled-components";

/** Uses every singleton: with a second copy of one, hooks, atoms or class names would differ. */
function Page() {
	const [count, setCount] = useState(0);
	const headingId = useId();
	return (
		<Main aria-labelledby={headingId} data-theme={useAtomValue(themeAtom)}>
			<h1 id={headingId}>{"Rendered & hydrated"}</h1>
			<Button onClick={() => setCount(count + 1)}>{`Clicked ${count} times`}</Button>
		</Main>
	);
}

const Main = styled.main`
	padding: 16px;
`;

export const routes = [{ id: "matrix-page", path: "/matrix", Component: Page }];
