import { PageInMemory } from "./testing/PageInMemory.tsx";

// It contains its own router.
export default { title: "Remotes/Garden", parameters: { router: false } };

export const List = { render: () => <PageInMemory path="/garden" /> };
export const Note = { render: () => <PageInMemory path="/garden/terraces" /> };
