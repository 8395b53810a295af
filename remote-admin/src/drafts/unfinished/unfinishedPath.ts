/** The route whose action stores unfinished texts. */
export const unfinishedPath = "/admin/unfinished-texts";

/** The parameter of a new row's form that continues an unfinished text. */
export const unfinishedParam = "unfinished";
