/** The languages that the product's texts are written in. */
export type Language = "en" | "id";

/**
 * The language of a text for its `lang` attribute: Indonesian if it has more Indonesian function words than
 * English ones, else English, the site's language. Counts only words that one of the two languages has.
 */
export function detectLanguage(text: string): Language {
	const words =
		text
			.slice(0, maxCheckedLength)
			.toLowerCase()
			.match(/\p{L}+/gu) ?? [];
	const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
	return count(indonesian) > count(english) ? "id" : "en";
}

/** In characters: more text does not change the result. */
const maxCheckedLength = 4_000;

const indonesian: ReadonlySet<string> = new Set(
	"yang dan di ke dari untuk dengan pada adalah ini itu tidak bukan ada saya kami kita mereka anda juga akan sudah belum bisa dapat harus karena jika kalau atau oleh sebagai dalam lebih sangat hanya seperti saat ketika setiap sebuah satu para tentang antara menjadi bagi hingga sampai tanpa agar supaya serta maka pun lagi masih semua banyak tiga dua".split(
		" ",
	),
);

const english: ReadonlySet<string> = new Set(
	"the of and to is are was were that this it for with as on at by from be been have has had not but or an what when which who how why you your we our they their there can will would should could than then into about because if so no all one two more out up its my does".split(
		" ",
	),
);
