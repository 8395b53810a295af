export type Category = "website" | "mobile" | "custom";

/** One service of the store. */
export interface Service {
	id: string;
	name: string;
	/** In rupiah. */
	price: number;
	/** What it cost before, in rupiah. */
	originalPrice?: number;
	/** Paid every month instead of once. */
	isMonthly?: true;
	description: string;
	/** Five to seven; cards show the first four. */
	features: readonly string[];
	isPopular?: true;
	/** Shown as it is: "5-7 hari". */
	deliveryTime: string;
	category: Category;
}

/** The filter's choices in order; the first, without a value, shows everything. */
export const categories: readonly { value: Category | ""; label: string }[] = [
	{ value: "", label: "Semua" },
	{ value: "website", label: "Website" },
	{ value: "mobile", label: "Mobile" },
	{ value: "custom", label: "Custom" },
];

/** The services in the order of the page. */
export const services: readonly Service[] = [
	{
		id: "landing-page-premium",
		name: "Landing Page Premium",
		price: 2_500_000,
		originalPrice: 3_500_000,
		description: "Satu halaman yang menjelaskan usaha Anda dan mengajak pengunjung menghubungi Anda.",
		features: [
			"Desain khusus, bukan templat",
			"Teks ajakan kami bantu susun",
			"Tampil rapi di semua ukuran layar",
			"Formulir kontak dan tombol WhatsApp",
			"Dasar SEO dan kartu pratinjau untuk media sosial",
			"Dua putaran revisi",
		],
		isPopular: true,
		deliveryTime: "5-7 hari",
		category: "website",
	},
	{
		id: "website-company-profile",
		name: "Website Company Profile",
		price: 4_500_000,
		originalPrice: 6_000_000,
		description: "Profil perusahaan lima sampai delapan halaman yang mudah Anda perbarui sendiri.",
		features: [
			"Hingga 8 halaman",
			"Panel untuk menyunting isi",
			"Dua bahasa: Indonesia dan Inggris",
			"Dasar SEO dan peta situs",
			"Statistik pengunjung tanpa kuki",
			"Pelatihan satu jam untuk tim Anda",
		],
		deliveryTime: "10-14 hari",
		category: "website",
	},
	{
		id: "e-commerce-website",
		name: "E-commerce Website",
		price: 8_500_000,
		originalPrice: 12_000_000,
		description: "Toko daring dengan katalog, pembayaran lokal, dan ongkos kirim otomatis.",
		features: [
			"Katalog hingga 500 produk",
			"QRIS, transfer bank, dan e-wallet",
			"Ongkos kirim otomatis",
			"Panel pesanan dan stok",
			"Kode promo dan potongan harga",
			"Surel status pesanan untuk pembeli",
			"Pendampingan 30 hari setelah toko dibuka",
		],
		deliveryTime: "21-30 hari",
		category: "website",
	},
	{
		id: "mobile-app-development",
		name: "Mobile App Development",
		price: 15_000_000,
		originalPrice: 20_000_000,
		description: "Satu aplikasi untuk Android dan iOS, tetap berguna ketika sinyal hilang.",
		features: [
			"Android dan iOS dari satu kode",
			"Bekerja tanpa sinyal",
			"Notifikasi dan masuk dengan akun",
			"Terbit di Play Store dan App Store",
			"Panel pengelola di web",
			"Laporan galat otomatis",
			"Perbaikan gratis 60 hari setelah terbit",
		],
		isPopular: true,
		deliveryTime: "45-60 hari",
		category: "mobile",
	},
	{
		id: "web-application",
		name: "Web Application",
		price: 12_000_000,
		originalPrice: 16_000_000,
		description: "Sistem internal sesuai cara kerja tim Anda: data, peran, dan laporan.",
		features: [
			"Analisis alur kerja",
			"Hak akses per peran",
			"Impor dan ekspor Excel",
			"Laporan siap cetak",
			"Riwayat perubahan data",
			"Dokumentasi dan pelatihan pemakai",
		],
		deliveryTime: "30-45 hari",
		category: "custom",
	},
	{
		id: "website-maintenance",
		name: "Website Maintenance",
		price: 500_000,
		isMonthly: true,
		description: "Situs yang sudah berjalan kami jaga agar tetap cepat, aman, dan mutakhir.",
		features: [
			"Pembaruan keamanan bulanan",
			"Cadangan mingguan",
			"Pemantauan 24 jam",
			"Dua jam perubahan isi",
			"Laporan singkat setiap bulan",
		],
		deliveryTime: "Berkelanjutan",
		category: "custom",
	},
];
