/** The kinds of project that the hire form offers; option text and stored value are the same. */
export const projectTypes = [
	"Website Development",
	"Landing Page",
	"E-commerce Store",
	"Web Application",
	"Mobile App",
	"API Development",
	"Database Design",
	"UI/UX Design",
	"Other",
] as const;

/** The option with a text field for the visitor's own budget, which is sent instead of it. */
export const customBudget = "Custom Range";

/** The budgets that the hire form offers, in rupiah. */
export const budgetRanges = [
	"5-10 million",
	"10-25 million",
	"25-50 million",
	"50-100 million",
	"100-250 million",
	"250 million+",
	customBudget,
] as const;

/** The timelines that the hire form offers. */
export const timelines = ["1-2 weeks", "2-4 weeks", "1-2 months", "2-3 months", "3-6 months", "6+ months"] as const;
