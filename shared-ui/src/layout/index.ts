/** Primitives for layout and text. Styles with states, pseudo-elements or children's rules stay `styled`. */
export { Card } from "./Card.ts";
export { Grid } from "./Grid.ts";
export { Row } from "./Row.ts";
export { Stack } from "./Stack.ts";
export { Text } from "./Text.ts";
export { below, from } from "./widths.ts";
