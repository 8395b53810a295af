import { urls } from "@site/shared-data";
import { Icon, Notice, SkipLink } from "@site/shared-ui";
import { Link, useActionData, useNavigation } from "@site/shared-ui/router";
import { lazy, Suspense } from "react";
import { BrandMark } from "../brand/BrandMark.tsx";
import { problemTexts } from "./problemTexts.ts";
import { SignInForm } from "./SignInForm.tsx";
import { Art, Card, Foot, Header, Heading, Lead, Problem, Root, Toggle } from "./SignInScreen.styles.ts";
import type { signInAction } from "./signInAction.ts";

/** Where the owner signs in. There is no way to sign up. */
export function SignInScreen() {
	const answer = useActionData<typeof signInAction>();
	const isSigningIn = useNavigation().formMethod === "POST";
	const problem = answer && "problem" in answer && !isSigningIn ? answer.problem : undefined;
	return (
		<Root>
			<title>Sign in · Admin</title>
			<SkipLink />
			<Header>
				<BrandMark to={urls.home()} />
				<Toggle />
			</Header>
			<Card id="main" tabIndex={-1}>
				<Heading>Sign in</Heading>
				<Lead>Write, answer, publish.</Lead>
				{problem && (
					<Problem>
						<Notice tone="danger">{problemTexts[problem]}</Notice>
					</Problem>
				)}
				<SignInForm isSigningIn={isSigningIn} problem={problem} />
				<Foot>
					<Link to={urls.home()}>
						<Icon name="arrow-left" />
						Back to the site
					</Link>
				</Foot>
			</Card>
			<Art aria-hidden="true">
				<Suspense fallback={null}>
					<Basin />
				</Suspense>
			</Art>
		</Root>
	);
}

// 12 KB of contour lines that the form does not wait for.
const Basin = lazy(() => import("./Basin.tsx").then((module) => ({ default: module.Basin })));
