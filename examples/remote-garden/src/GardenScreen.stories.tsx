import { PageInMemory } from "./testing/PageInMemory.tsx";

export default { title: "Remotes/Garden" };

export const List = { render: () => <PageInMemory path="/garden" /> };
export const Note = { render: () => <PageInMemory path="/garden/terraces" /> };
