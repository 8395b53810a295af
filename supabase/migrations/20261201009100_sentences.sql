-- Sentences that speak in the owner's name; a blank one is not shown.
alter table public.site_settings add column texts jsonb not null default '{
	"callToAction": "I read every message myself.",
	"contactLead": "Questions, corrections, a good trail above Dago, or just hello. Messages land in one inbox, and I answer them in order.",
	"contactNote": "Used to reply to you and for nothing else.",
	"contactSent": "I will write back soon.",
	"hireLead": "Tell me what you are making and what is in the way. You will hear back within 24 hours, usually with a question.",
	"hireNote": "No obligation. Your description stays between us.",
	"hireSent": "You will have a reply within 24 hours.",
	"hireDescription": "You hear back within 24 hours.",
	"newEssays": "fresh",
	"oldEssays": "steeped",
	"notFound": "This path ends among the tea."
}' constraint site_settings_texts_check check (
	private.are_texts(texts, '{
		"callToAction": 200, "contactLead": 500, "contactNote": 200, "contactSent": 200, "hireLead": 500, "hireNote": 200,
		"hireSent": 200, "hireDescription": 200, "newEssays": 30, "oldEssays": 30, "notFound": 100
	}') and not jsonb_path_exists(texts, '$.* ? (@ like_regex "[\u0001-\u001F\u007F-\u009F\u2028\u2029]")')
);
