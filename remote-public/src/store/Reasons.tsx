import { useId } from "react";
import { Root } from "../layout/page/Section.styles.ts";
import { Item, List, Title } from "./Reasons.styles.ts";

/** Reasons to order here. */
export function Reasons() {
	const id = useId();
	return (
		<Root aria-labelledby={id}>
			<Title id={id}>Mengapa Memilih Kami?</Title>
			<List>
				{reasons.map(({ title, text }, index) => (
					<Item key={title}>
						<span aria-hidden="true">{`0${index + 1}`}</span>
						<div>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
					</Item>
				))}
			</List>
		</Root>
	);
}

const reasons = [
	{
		title: "Harga jelas sejak awal",
		text: "Angka di halaman ini adalah angka di tagihan. Tambahan pekerjaan selalu disepakati tertulis lebih dulu.",
	},
	{
		title: "Satu orang dari awal sampai akhir",
		text: "Yang menggambar, menulis kode, dan membalas pesan Anda adalah orang yang sama.",
	},
	{
		title: "Cepat di ponsel murah",
		text: "Setiap halaman diuji di ponsel kelas menengah dengan sinyal lemah, bukan hanya di laptop kantor.",
	},
	{
		title: "Milik Anda sepenuhnya",
		text: "Kode, desain, dan domain atas nama Anda. Tidak ada biaya tersembunyi untuk pindah.",
	},
];
