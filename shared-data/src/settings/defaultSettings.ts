import { siteConfig } from "../../../site.config.ts";
import { customBudget } from "../enquiries/hire-requests/HireRequest.ts";
import { defaultSite } from "./defaultSite.ts";
import { type SiteSettingsDraft, type SocialLink, socialKinds } from "./SiteSettings.ts";

/** The labels that are not the kind with a capital letter. */
const labels: Partial<Record<string, string>> = { github: "GitHub", gitlab: "GitLab", linkedin: "LinkedIn", youtube: "YouTube" };

/** The links of site.config.ts, without blank ones. A kind without an icon of its own is a "link". */
export const toSocialLinks = (social: Readonly<Record<string, string>>): SocialLink[] =>
	Object.entries(social)
		.filter(([, url]) => url !== "")
		.map(([kind, url]) => ({
			kind: socialKinds.find((known) => known === kind) ?? "link",
			label: labels[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
			url,
		}));

/** The image in shell/public; the setting is null for it. */
const shippedImage: string = "/og-default.png";

/** The settings of a new site, also shown to visitors while the settings cannot be read. */
export const defaultSettings: SiteSettingsDraft = {
	name: siteConfig.name,
	defaultTitle: "",
	defaultDescription: "",
	versionBadge: siteConfig.version,
	timeZone: siteConfig.timeZone,
	city: siteConfig.city,
	showsTemperature: siteConfig.showsTemperature,
	chatNumber: siteConfig.chatNumber,
	hours: siteConfig.hours,
	social: toSocialLinks(siteConfig.social),
	shareTargets: [...siteConfig.shareTargets],
	leads: siteConfig.leads,
	currency: defaultSite.money.currency,
	store: {
		language: defaultSite.money.language,
		title: "Layanan",
		note: "Harga tetap, lingkup jelas, dan jadwal yang ditepati. Pilih paket, atau ceritakan kebutuhan Anda.",
		reasons: {
			title: "Mengapa Memilih Kami?",
			items: [
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
			],
		},
		consultation: {
			title: "Belum yakin paket mana?",
			text: "Tiga puluh menit, tanpa biaya dan tanpa janji. Ceritakan masalahnya, kami bantu memilih jalan yang paling sederhana.",
			action: "Konsultasi Gratis",
		},
		words: {
			description:
				"Jasa pembuatan website, toko daring, aplikasi, dan perawatan situs oleh {name}: harga tetap, lingkup jelas, jadwal ditepati.",
			filter: "Kategori",
			all: "Semua",
			popular: "POPULER",
			originalPrice: "Harga semula",
			saving: "Hemat {percent}%",
			perMonth: defaultSite.money.perMonth,
			monthlyNote: "Tanpa kontrak, berhenti kapan saja",
			moreFeatures: "+{count} fitur lainnya",
			order: "Pesan Sekarang",
			greeting: "Halo, saya ingin memesan {service} ({price}). Boleh kita bicarakan?",
		},
	},
	hire: {
		projectTypes: [
			"Website Development",
			"Landing Page",
			"E-commerce Store",
			"Web Application",
			"Mobile App",
			"API Development",
			"Database Design",
			"UI/UX Design",
			"Other",
		],
		budgetRanges: [
			"5-10 million",
			"10-25 million",
			"25-50 million",
			"50-100 million",
			"100-250 million",
			"250 million+",
			customBudget,
		],
		timelines: ["1-2 weeks", "2-4 weeks", "1-2 months", "2-3 months", "3-6 months", "6+ months"],
		budgetNote: "In Indonesian rupiah",
	},
	texts: {
		callToAction: "I read every message myself.",
		contactLead:
			"Questions, corrections, a good trail above Dago, or just hello. Messages land in one inbox, and I answer them in order.",
		contactNote: "Used to reply to you and for nothing else.",
		contactSent: "I will write back soon.",
		hireLead: "Tell me what you are making and what is in the way. You will hear back within 24 hours, usually with a question.",
		hireNote: "No obligation. Your description stays between us.",
		hireSent: "You will have a reply within 24 hours.",
		hireDescription: "You hear back within 24 hours.",
		newEssays: "fresh",
		oldEssays: "steeped",
		notFound: "This path ends among the tea.",
	},
	homeSections: ["currently", "about", "work"],
	hiddenPages: [],
	accent: "tea",
	favicon: null,
	shareImage: siteConfig.defaultImage === shippedImage ? null : siteConfig.defaultImage,
	countVisits: true,
};
