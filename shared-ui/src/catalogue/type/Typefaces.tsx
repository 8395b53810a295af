import { styled } from "styled-components";
import { Text } from "../../layout/index.ts";

const faces = [
	{
		token: "font-serif",
		name: "Brygada 1918",
		job: "Display, titles, leads, prices, reading mode. A face revived from Bandung's art-deco years.",
	},
	{ token: "font-sans", name: "Instrument Sans", job: "Everything that is read or operated." },
	{ token: "font-mono", name: "Geist Mono", job: "Labels, dates, keys, code. Never a sentence." },
];

/** The three families with their jobs. */
export const Typefaces = () => (
	<Root>
		{faces.map(({ token, name, job }) => (
			<div key={token}>
				<Text $size="4xl" $leading="heading" $tracking="heading" style={{ fontFamily: `var(--${token})` }}>
					{name}
				</Text>
				<Text $size="lg" $tone="text-2" $breaks style={{ fontFamily: `var(--${token})` }}>
					ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 Rp 1.250.000 →
				</Text>
				<p>
					<code>{token}</code> {job}
				</p>
			</div>
		))}
	</Root>
);

const Root = styled.div`
	display: grid;
	gap: var(--space-6);

	> div {
		display: grid;
		gap: var(--space-2);
	}
	p:last-child {
		font-size: var(--text-md);
		color: var(--text-2);
	}
	code {
		margin-right: var(--space-2);
		color: var(--text);
		font-size: var(--text-sm);
	}
`;
