import { TextLink } from "@site/shared-ui";
import { useActionData, useLoaderData, useParams } from "@site/shared-ui/router";
import { Sheet } from "./QuoteSheet.styles.ts";
import { QuoteSheet } from "./QuoteSheet.tsx";
import type { QuoteActionData } from "./quoteAction.ts";
import type { quoteLoader } from "./quoteLoader.ts";
import { quoteTexts } from "./quoteTexts.ts";

export { quoteAction as action } from "./quoteAction.ts";
export { QuoteScreen as Component };

export const ErrorBoundary = () => <QuoteFailed reason={unavailable} />;

/** The page of a quote's link. Only the server renders it, so that no script ever has the token. */
function QuoteScreen() {
	const page = useLoaderData<typeof quoteLoader>();
	const result = useActionData<QuoteActionData | null>();
	const { token = "" } = useParams();
	if (!page) return <QuoteFailed reason={tooManyLinks} />;
	const { quote, owner } = page;
	return (
		<>
			<title>{`${quoteTexts[quote.language].quote} ${quote.number ?? ""} · ${owner}`}</title>
			<QuoteSheet {...page} token={token} result={result ?? undefined} />
		</>
	);
}

const tooManyLinks = [
	"Too many links that lead to no quote were opened from this network. Try again in an hour.",
	"Terlalu banyak tautan tanpa penawaran dibuka dari jaringan ini. Coba lagi satu jam lagi.",
];
const unavailable = [
	"The site cannot be reached at the moment. Nothing was stored; your text is still in the form when you go back.",
	"Situs tidak dapat dihubungi saat ini. Tidak ada yang disimpan; tulisan Anda masih ada di formulir bila Anda kembali.",
];

/** Without the quote its language is unknown. */
const QuoteFailed = ({ reason: [english, indonesian] }: { reason: string[] }) => (
	<Sheet>
		<h1>This quote did not load</h1>
		<p role="alert">{english}</p>
		<p lang="id">{indonesian}</p>
		<p>
			<TextLink href="">Try again</TextLink>
		</p>
	</Sheet>
);
