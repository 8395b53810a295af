import { Notice } from "@site/shared-ui";
import { useAtom } from "jotai";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { missingEssayAtom } from "./missingEssayAtom.ts";

/** Says on the list that the essay somebody came for is not there; forgotten when the list is left. */
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
