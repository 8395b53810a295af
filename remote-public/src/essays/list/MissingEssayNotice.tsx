import { Notice } from "@site/shared-ui";
import { atom, useAtom } from "jotai";
import { useEffect, useState } from "react";
import { styled } from "styled-components";

/** Announces on the list that the requested essay does not exist; reset when the visitor leaves the list. */
export function MissingEssayNotice() {
	const [isMissing, setMissing] = useAtom(missingEssayAtom);
	const [isTold] = useState(isMissing);
	useEffect(() => () => setMissing(false), [setMissing]);
	return isTold ? (
		<Frame>
			<Notice tone="info">
				<strong>Essay not found.</strong> Here are all the essays instead.
			</Notice>
		</Frame>
	) : null;
}

const Frame = styled.div`
	max-width: var(--w-text);
	margin-bottom: var(--space-6);
`;

/** True from the URL of a missing essay until the visitor leaves the list. */
export const missingEssayAtom = atom(false);
