import { hydrateRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <h1>Hello</h1>);
