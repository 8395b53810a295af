/** The route whose action keeps unfinished texts. */
export const unfinishedPath = "/admin/unfinished-texts";

/** The parameter of the form of a new row that continues an unfinished text. */
export const unfinishedParam = "unfinished";
