/** Whether a text can be the id of a job, message or request; the database refuses others as malformed instead of not finding them. */
export function isUuid(text: string): boolean {
	return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
