import { type PrivacyFacts, urls } from "@site/shared-data";
import { Link } from "@site/shared-ui/router";
import type { ReactNode } from "react";

/** The product's use of visitors' data. Keep both languages in step with each change of it. */
type PrivacyText = (facts: PrivacyFacts) => { title: string; text: ReactNode }[];

export const indonesian: PrivacyText = ({ countsVisits, sendsMail, sendsReceipts }) => [
	{
		title: "Kunjungan",
		text: countsVisits
			? "Setiap halaman yang dibuka menambah satu pada hitungan: hari, halaman, nama host situs asal Anda, dan apakah Anda membaca di ponsel, tablet, atau komputer. Selain itu tidak ada yang dicatat: tanpa cookie, tanpa alamat IP, dan tanpa tanda yang membedakan satu pengunjung dari yang lain. Untuk menahan angka palsu, bentuk tersamar alamat IP Anda (hash dengan salt) dicatat terpisah darinya; catatan itu berlaku semenit dan dihapus pada kunjungan pertama sesudahnya. Untuk setiap host asal yang baru pada hari itu, dua byte dari hash semacam itu, yang sama bagi ribuan alamat, disimpan hingga hari berikutnya. Jika peramban Anda mengirim Global Privacy Control atau Do Not Track, Anda tidak dihitung."
			: "Kunjungan tidak dihitung.",
	},
	{
		title: "Pesan dan permintaan",
		text: `Yang Anda tulis di formulir kontak atau formulir proyek disimpan di basis data situs ini, hanya untuk menjawab Anda. Hanya pemegang akun admin situs ini yang membacanya. Tulisan itu disimpan sampai saya menghapusnya; salinannya dalam cadangan hilang ketika cadangan yang lebih baru menggantikannya. Untuk menahan spam, alamat IP Anda dicatat dalam bentuk tersamar (hash dengan salt); catatan itu berlaku sehari dan dihapus pada pesan pertama sesudahnya.${
			sendsMail
				? ` Pesan Anda juga sampai kepada saya lewat surel${sendsReceipts ? ", dan Anda mendapat tanda terima yang tidak mengulang apa pun dari tulisan Anda" : ""}.`
				: ""
		}`,
	},
	{
		title: "Penawaran",
		text: "Penawaran untuk Anda disimpan bersama nama dan alamat surel Anda, kapan halamannya pertama kali dibuka, dan jawaban Anda: nama yang Anda tulis, waktu yang Anda pilih, atau alasan Anda menolak. Halamannya hanya terbuka lewat tautannya; tautan yang salah dihitung selama sejam dengan bentuk tersamar alamat IP. Penawaran yang Anda setujui dan tagihannya disimpan selama hukum memintanya; yang lain saya hapus bila Anda meminta.",
	},
	{
		title: "Di peramban Anda",
		text: "Peramban Anda menyimpan, untuk dirinya sendiri, tema yang Anda pilih, apakah mode baca dan pintasan huruf aktif, dan di mana Anda berhenti dalam esai. Sampai tab ditutup, disimpan pula posisi gulir dan isi formulir yang belum terkirim. Semua itu tidak dikirim kepada saya. Tidak ada cookie.",
	},
	{
		title: "Dari luar",
		text: "Halaman, huruf, dan skrip berasal dari peladen situs ini sendiri; tidak ada iklan dan tidak ada pengukuran oleh pihak lain. Sebuah tulisan dapat memuat gambar dari situs lain, yang lalu melihat alamat IP Anda. Penyedia yang menampung situs ini atau basis datanya mungkin menyimpan log teknisnya sendiri.",
	},
	{
		title: "Data Anda",
		text: (
			<>
				Untuk melihat, memperbaiki, atau menghapus yang Anda kirim, tulislah lewat <Link to={urls.contact()}>halaman kontak</Link>{" "}
				dan sebutkan alamat surel yang Anda pakai.
			</>
		),
	},
];

export const english: PrivacyText = ({ countsVisits, sendsMail, sendsReceipts }) => [
	{
		title: "Visits",
		text: countsVisits
			? "Each view of a page adds one to a count: of the day, the page, the host name of the site you came from, and whether you read on a phone, a tablet or a computer. Nothing else is recorded: no cookie, no IP address, and nothing that tells one visitor from another. To hold back made-up numbers, your IP address is recorded apart from them in a scrambled form (a salted hash); that record counts for a minute and is deleted with the first visit after it. With each site of origin that is new on a day, two bytes of such a hash, which thousands of addresses share, are kept until the next day. If your browser sends Global Privacy Control or Do Not Track, you are not counted."
			: "Visits are not counted.",
	},
	{
		title: "Messages and requests",
		text: `What you write in the contact form or the hire form is stored in this site's database, to answer you and for nothing else. Only those with an admin account of this site read it. It stays until I delete it; its copies in backups go when newer backups replace them. To hold back spam, your IP address is recorded in a scrambled form (a salted hash); that record counts for a day and is deleted with the first message after it.${
			sendsMail
				? ` Your message also reaches me by e-mail${sendsReceipts ? ", and you get a receipt that repeats nothing of what you wrote" : ""}.`
				: ""
		}`,
	},
	{
		title: "Quotes",
		text: "A quote for you is stored with your name and e-mail address, when its page was first opened, and your answer: the name you write, the time you choose, or your reason to decline. Only its link opens the page; a wrong link is counted for an hour with a scrambled form of the IP address. A quote that you accept is kept with its invoices for as long as the law asks; I delete the others when you ask.",
	},
	{
		title: "In your browser",
		text: "Your browser keeps, for itself alone, the theme you chose, whether reading mode and letter shortcuts are on, and where you stopped in essays. Until the tab is closed it also keeps scroll positions and what you write in a form until it is sent. None of this is sent to me. There are no cookies.",
	},
	{
		title: "From elsewhere",
		text: "Pages, fonts and scripts come from this site's own server; there is no advertising, and nobody else measures. A text may show a picture from another site, which then sees your IP address. Whoever hosts this site or its database may keep technical logs of their own.",
	},
	{
		title: "Your data",
		text: (
			<>
				To see, correct or delete what you sent, write through the <Link to={urls.contact()}>contact page</Link> and name the
				e-mail address that you used.
			</>
		),
	},
];
