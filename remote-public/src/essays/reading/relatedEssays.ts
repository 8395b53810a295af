import type { EssayLink, EssayNeighbours, EssaySummary } from "@site/shared-data";

/** Up to three essays with common words in title and excerpt, the nearest first. Rare words count more. */
export function relatedEssays(essay: EssaySummary, others: EssaySummary[], isShown: (id: string) => boolean): EssayLink[] {
	const wordsOf = ({ title, excerpt }: EssaySummary) => significantWords(`${title} ${excerpt}`);
	const uses = new Map<string, number>();
	for (const word of others.flatMap(wordsOf)) uses.set(word, (uses.get(word) ?? 0) + 1);
	const own = new Set(wordsOf(essay));
	const similarityTo = (other: EssaySummary) =>
		wordsOf(other).reduce((sum, word) => sum + (own.has(word) ? 1 / (uses.get(word) as number) : 0), 0);
	return others
		.filter(({ id }) => id !== essay.id && !isShown(id))
		.map((other) => ({ other, similarity: similarityTo(other) }))
		.filter(({ similarity }) => similarity > 0)
		.sort((a, b) => b.similarity - a.similarity)
		.slice(0, 3)
		.map(({ other: { id, title } }) => ({ id, title }));
}

/** The keywords of a text: long and uncommon words, each once, in order. */
export function significantWords(text: string): string[] {
	const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	return [...new Set(words)].filter((word) => word.length > 3 && !stopWords.has(word));
}

const stopWords: ReadonlySet<string> = new Set(
	"about after again also another because been before being between both cannot come does down each even every from good have here into just know less like little long made make makes many more most much must need never nobody note notes only other over people same should show since small some still such than that their them then there these they thing things this those three through until very want well were what when where which while will with without would year years your adalah akan anda atau bagi bisa bukan dalam dapat dari dengan hanya ingin jika juga kalau kami karena kita lebih maka masih mereka oleh pada para pernah saat saja sampai sangat saya sebagai sebelum sebuah sekali selalu semua seperti serta setiap siapa sudah tanpa telah tentang tetapi tiga tidak untuk yang".split(
		" ",
	),
);

/** The neighbours of an essay among the newest `limit`; null if it is the last of them or missing. */
export function neighboursAmong(newest: readonly EssaySummary[], id: string, limit: number): EssayNeighbours | null {
	const at = newest.findIndex((essay) => essay.id === id);
	if (at < 0 || at === limit - 1) return null;
	return { older: toLink(newest[at + 1]), newer: toLink(newest[at - 1]) };
}

const toLink = (essay: EssaySummary | undefined): EssayLink | null => (essay ? { id: essay.id, title: essay.title } : null);
