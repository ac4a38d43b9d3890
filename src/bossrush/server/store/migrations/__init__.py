"""How the database came to its shape, step by step. A step, once released, is never changed."""
