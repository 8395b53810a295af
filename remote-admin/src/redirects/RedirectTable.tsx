import type { Redirect } from "@site/shared-data";
import { Button, EmptyState } from "@site/shared-ui";
import { useId } from "react";
import { Grid } from "./Redirects.styles.ts";

interface RedirectTableProps {
	redirects: readonly Redirect[];
	onRemove: (redirect: Redirect) => void;
}

/** Every redirect, by its old path. */
export function RedirectTable({ redirects, onRemove }: RedirectTableProps) {
	const id = useId();
	if (redirects.length === 0)
		return <EmptyState title="No redirects yet">Add one when a page that others link to has moved or gone.</EmptyState>;
	return (
		<Grid>
			<caption className="sr-only">Redirects</caption>
			<thead>
				<tr>
					<th scope="col">From</th>
					<th scope="col">To</th>
					<th scope="col">
						<span className="sr-only">Actions</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{redirects.map((redirect, index) => (
					<tr key={redirect.fromPath}>
						<td id={`${id}-${index}`}>{redirect.fromPath}</td>
						<td>
							<a href={redirect.toPath}>{redirect.toPath}</a>
						</td>
						<td>
							<Button size="small" variant="quiet" aria-describedby={`${id}-${index}`} onClick={() => onRemove(redirect)}>
								Remove
							</Button>
						</td>
					</tr>
				))}
			</tbody>
		</Grid>
	);
}
