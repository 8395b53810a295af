/** Lower case without accents: who types "kafe" means "kafé". */
export const toPlainText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
