import { urls } from "@site/shared-data";
import { ButtonLink } from "@site/shared-ui";
import { useNavigate } from "@site/shared-ui/router";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { NotFoundPage } from "../../errors/NotFoundPage.tsx";
import { missingEssayAtom } from "../list/MissingEssayNotice.tsx";

/** A 404 page without script; with it a redirect to the list, which announces the missing essay. */
export function EssayNotFound() {
	const navigate = useNavigate();
	const setMissing = useSetAtom(missingEssayAtom);
	useEffect(() => {
		setMissing(true);
		void navigate(urls.essays(), { replace: true });
	}, [navigate, setMissing]);
	return (
		<NotFoundPage name="Essay not found" lead="It may have been taken down, or the address lost a letter on the way.">
			<ButtonLink variant="primary" to={urls.essays()}>
				Back to essays
			</ButtonLink>
			<ButtonLink to={urls.home()}>Home</ButtonLink>
		</NotFoundPage>
	);
}
