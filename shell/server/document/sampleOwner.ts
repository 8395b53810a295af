/** The person of the sample, whose name the files in shell/public and a new database contain. */
export const sampleOwner = {
	name: "Raka Wiratama",
	title: "Software developer and designer",
	location: "Bandung, Indonesia",
};
