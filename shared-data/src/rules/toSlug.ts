/** The slug of a text in ASCII; a test compares this with the database's private.to_slug. */
export function toSlug(text: string): string {
	const letters = text.normalize("NFKD").replace(/[\u0300-\u036f'’‘ʼ`]/g, "");
	const latin = Array.from(letters, (letter) => ascii[letter] ?? ascii[letter.toLowerCase()] ?? letter).join("");
	const words = latin.toLowerCase().replace(/[^a-z0-9]+/g, "-");
	return words.replace(/^-|-$/g, "");
}

const pairs =
	"ß ss æ ae œ oe þ th ĳ ij θ th χ ch ψ ps ж zh х kh ц ts ч ch ш sh щ shch ю yu я ya є ye " +
	"ø o đ d ð d ł l ı i ħ h ŧ t ŋ n " +
	"α a β v γ g δ d ε e ζ z η i ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f ω o " +
	"а a б b в v г g д d е e з z и i й i к k л l м m н n о o п p р r с s т t у u ф f ы y э e і i";

const ascii: Readonly<Record<string, string>> = {
	...Object.fromEntries(Array.from(pairs.matchAll(/(\S) (\S+)/g), ([, from, to]) => [from, to])),
	ъ: "",
	ь: "",
};
