/** The person of the sample, whom the files in shell/public and a new database show. */
export const sampleOwner = {
	name: "Raka Wiratama",
	title: "Software developer and designer",
	location: "Bandung, Indonesia",
};
