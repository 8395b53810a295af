/** A number with country code as it is read: "6281234567890" becomes "+62 812 3456 7890". */
export const formatPhone = (digits: string): string => `+${digits.replace(/^(\d\d)(\d{3})(\d{4})(\d+)$/, "$1 $2 $3 $4")}`;
