/** Whether the visitor saves data or has a line below 4G, as far as the browser reports it. */
export function isSlowLine(): boolean {
	const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
	return connection !== undefined && (connection.saveData || /[23]g/.test(connection.effectiveType));
}
