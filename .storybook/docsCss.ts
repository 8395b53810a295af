/** Storybook's docs pages in our type: titles in the serif, running text at our measure. */
export const docsCss = `
.sbdocs { accent-color: var(--accent); }
.sbdocs .sbdocs-title { font: 500 2.375rem/1.18 var(--font-serif); letter-spacing: var(--tracking-title); }
.sbdocs .sbdocs-title ~ p, .sbdocs .sbdocs-p { max-width: var(--w-measure); font-size: var(--text-base); }
.sbdocs-content h2, .sbdocs-content h3 { font-family: var(--font-serif); font-weight: 500; letter-spacing: var(--tracking-heading); border: 0; }
`;
