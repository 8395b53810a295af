import { styled } from "styled-components";
import { Text } from "../../layout/index.ts";
import { token } from "../../theme/token.ts";
import { TokenName } from "../TokenName.tsx";

const faces = [
	{
		name: "font-serif",
		family: "Brygada 1918",
		job: "Display, titles, leads, prices, reading mode. A face revived from Bandung's art-deco years.",
	},
	{ name: "font-sans", family: "Instrument Sans", job: "Everything that is read or operated." },
	{ name: "font-mono", family: "Geist Mono", job: "Labels, dates, keys, code. Never a sentence." },
] as const;

/** The three families with their jobs. */
export const Typefaces = () => (
	<Root>
		{faces.map(({ name, family, job }) => (
			<div key={name}>
				<Text $size="4xl" $leading="heading" $tracking="heading" style={{ fontFamily: token(name) }}>
					{family}
				</Text>
				<Text $size="lg" $tone="text-2" $breaks style={{ fontFamily: token(name) }}>
					ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 Rp 1.250.000 →
				</Text>
				<p>
					<TokenName name={name} /> {job}
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
