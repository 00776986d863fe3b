"""Pictures of tables for links that people send: drawn as SVG from what everybody may see, and turned into PNG."""
