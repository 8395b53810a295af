import { formatBytes } from "./UploadProgress.tsx";

test.each([
	[0, "0 B"],
	[1023, "1023 B"],
	[757_760, "740 KB"],
	[1_048_576, "1.0 MB"],
	[5_242_880, "5.0 MB"],
])("%i bytes read as %s", (bytes, text) => {
	expect(formatBytes(bytes)).toBe(text);
});
