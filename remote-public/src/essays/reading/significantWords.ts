/** The words of a text that say what it is about: long ones, each once, in their order. */
export function significantWords(text: string): string[] {
	const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	return [...new Set(words)].filter((word) => word.length > 3 && !usual.has(word));
}

const usual: ReadonlySet<string> = new Set(
	"about after again also another because been before being between both cannot come does down each even every from good have here into just know less like little long made make makes many more most much must need never nobody note notes only other over people same should show since small some still such than that their them then there these they thing things this those three through until very want well were what when where which while will with without would year years your adalah akan anda atau bagi bisa bukan dalam dapat dari dengan hanya ingin jika juga kalau kami karena kita lebih maka masih mereka oleh pada para pernah saat saja sampai sangat saya sebagai sebelum sebuah sekali selalu semua seperti serta setiap siapa sudah tanpa telah tentang tetapi tiga tidak untuk yang".split(
		" ",
	),
);
