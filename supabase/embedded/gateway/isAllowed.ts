const reads = ["GET", "HEAD"];

/**
 * What the outside may ask for; everything else does not exist. Sign-up, one-time codes, the studio and the list of tables are not on it. A bucket's name
 * has a hyphen, which tells it from the storage's own words (sign, copy, move, and info, which tells anybody the owner's account id).
 */
const allowed: readonly [path: RegExp, methods: readonly string[]][] = [
	[/^\/rest\/v1\/[a-z_]+$/, [...reads, "POST", "PATCH", "PUT", "DELETE"]],
	[/^\/storage\/v1\/bucket$/, [...reads, "POST"]],
	[/^\/storage\/v1\/bucket\/[a-z]+-[a-z]+$/, reads],
	[/^\/storage\/v1\/object\/list\/[a-z]+-[a-z]+$/, ["POST"]],
	[/^\/storage\/v1\/object\/(public\/)?[a-z]+-[a-z]+\/.+$/, reads],
	[/^\/storage\/v1\/object\/[a-z]+-[a-z]+\/.+$/, ["POST", "PUT"]],
	[/^\/storage\/v1\/object\/[a-z]+-[a-z]+$/, ["DELETE"]],
	[/^\/auth\/v1\/(token|logout|recover)$/, ["POST"]],
	[/^\/auth\/v1\/verify$/, ["GET", "POST"]],
	[/^\/auth\/v1\/user$/, ["GET", "PUT"]],
	[/^\/auth\/v1\/(health|\.well-known\/[a-z.-]+)$/, reads],
];

/** Whether the gateway lets a request through to the engine. */
export function isAllowed(method: string, path: string): boolean {
	return !/%2f|%5c|\\|\/\//i.test(path) && allowed.some(([pattern, methods]) => pattern.test(path) && methods.includes(method));
}
