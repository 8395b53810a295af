/** What a form is filled with from the database. */
export interface Stored<Values> {
	id: string;
	/** What a save says it was made from; opaque. */
	revision: string;
	/** By the database's clock: to be shown, never to be compared with this browser's. */
	updatedAt: Date;
	values: Values;
	/** Whether it is a draft or published, where the item knows the difference. */
	status?: "draft" | "published";
}
