/** Rows by table: contacts, hire_projects, quotes, invoices, enquiry_notes, enquiry_events, mails. */
export type PersonData = Record<string, readonly object[]>;

/** How many rows of a person were deleted, and how many accepted quotes were kept. */
export interface DeletedPerson {
	messages: number;
	hireRequests: number;
	quotes: number;
	kept: number;
}

/** Finds rows by an e-mail address, case-insensitive. The methods reject only with DataError. */
export interface PersonRepository {
	read(email: string): Promise<PersonData>;
	/** Deletes all but accepted quotes and their invoices. */
	delete(email: string): Promise<DeletedPerson>;
}
