import { Grid, Text } from "../../layout/index.ts";
import { token } from "../../theme/token.ts";
import { TokenName } from "../TokenName.tsx";

const weights = ["weight-regular", "weight-medium", "weight-semibold"] as const;

/** The weights, in the grotesque and in the serif. */
export const Weights = () => (
	<Grid $columns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))" $gap={5} $size="xl">
		{weights.map((name) => (
			<div key={name}>
				<TokenName name={name} />
				<p style={{ fontWeight: token(name) }}>Picked before seven</p>
				<Text $font="serif" $size="2xl" $leading="heading" style={{ fontWeight: token(name) }}>
					Picked before seven
				</Text>
			</div>
		))}
	</Grid>
);
