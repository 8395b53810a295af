import { urls } from "@site/shared-data";
import { Icon } from "@site/shared-ui";
import { Action, Lines, Root } from "./Consultation.styles.ts";
import { contours } from "./contours.ts";

/** For those who do not know which offer they need. */
export const Consultation = () => (
	<Root>
		<Lines viewBox="0 0 1200 320" preserveAspectRatio="none" aria-hidden="true">
			{contours.map((line) => (
				<path key={line} d={line} />
			))}
		</Lines>
		<div>
			<h2>Belum yakin paket mana?</h2>
			<p>Tiga puluh menit, tanpa biaya dan tanpa janji. Ceritakan masalahnya, kami bantu memilih jalan yang paling sederhana.</p>
		</div>
		<Action to={urls.contact()}>
			Konsultasi Gratis <Icon name="arrow-right" />
		</Action>
	</Root>
);
