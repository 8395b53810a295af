/** An amount as Indonesia writes it, "Rp 2.500.000", with a plain blank. */
export const formatRupiah = (amount: number): string => `Rp ${new Intl.NumberFormat("id-ID").format(amount)}`;
