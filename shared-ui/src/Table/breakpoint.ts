/** Where a table's rows become cards: beside a sidebar of 15 rem a narrower window leaves no room for a title in six columns. */
export const asCards = "@media (max-width: 63.99rem)";

/** Where they are rows. */
export const asRows = "@media (min-width: 64rem)";
