import { urls } from "@site/shared-data";
import { ButtonLink } from "@site/shared-ui";
import { useNavigate } from "@site/shared-ui/router";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { Actions, Label, Lead, Root, Title } from "../../errors/NotFoundScreen.styles.ts";
import { Page } from "../../layout/Page.ts";
import { missingEssayAtom } from "../missingEssayAtom.ts";

/** The answer to an address without an essay: a page of its own as long as no script runs, then the list, which says what happened. */
export function EssayNotFound() {
	const navigate = useNavigate();
	const setMissing = useSetAtom(missingEssayAtom);
	useEffect(() => {
		setMissing(true);
		void navigate(urls.essays(), { replace: true });
	}, [navigate, setMissing]);
	return (
		<Page>
			<title>Essay not found</title>
			<meta name="robots" content="noindex" />
			<Root>
				<Label>404</Label>
				<Title>Essay not found</Title>
				<Lead>It may have been taken down, or the address lost a letter on the way.</Lead>
				<Actions>
					<ButtonLink variant="primary" to={urls.essays()}>
						Back to essays
					</ButtonLink>
					<ButtonLink to={urls.home()}>Home</ButtonLink>
				</Actions>
			</Root>
		</Page>
	);
}
