import type postgres from "postgres";

const channel = "site_content";

/** In a transaction, every process learns of it with the commit; a rollback tells nothing. */
export const notifyContentChange = `select pg_notify('${channel}', '')`;

/**
 * Calls `onChange` after each commit that changed pages, by whichever process, and when the connection was
 * lost and is back, because nothing is delivered meanwhile.
 */
export async function listenForContentChanges(driver: postgres.Sql, onChange: () => void): Promise<void> {
	let isFirst = true;
	await driver.listen(channel, onChange, () => {
		if (!isFirst) {
			onChange();
		}
		isFirst = false;
	});
}
